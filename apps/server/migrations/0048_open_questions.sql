-- Staff and partners read the questions that wait, by their number.
create index question_open on question (code) where answer is null;

-- Staff name no page to go to: nothing was ever written here.
alter table broadcast drop column path;
