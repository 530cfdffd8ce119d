-- Reasons are stored as codes with their values, so that each user reads them in their language. Earlier ones stay sentences.
alter table offer_import alter column problem type jsonb using to_jsonb(problem);
alter table offer_import_photo alter column problem type jsonb using to_jsonb(problem);
