-- Balances that were read from files before these said when they were made may be of the middle of a day. Closes keep what they were compared
-- with; a file that is imported again tells its balance by the rule of now (docs/decisions/0148).
update bank_statement set balance_cents = null, balance_day = null where balance_day is not null;
