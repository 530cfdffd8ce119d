-- Nobody is reminded of charges, and nothing reads on which days.
alter table charge drop column reminded_before, drop column reminded_after;
