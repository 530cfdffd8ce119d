-- Rises with each change of when a pickup place hands vehicles over, so that two users do not decide over each other.
alter table yard add column pickup_version integer not null default 0;
