-- When the owner of an account has shown that its e-mail is his: by the link of the welcome mail, by one for a new password, by a
-- partner's code or by a provider. Until then an account at a provider with that e-mail takes the account over (decision 0053).
alter table account add column email_confirmed_at timestamptz;

-- Codes and links that were used, and sign-ins at a provider, came out of the mailbox.
update account a set email_confirmed_at = p.email_verified_at from partner p
where p.id = a.partner_id and p.email = a.email and p.email_verified_at is not null;
update account a set email_confirmed_at = l.used_at
from (select account_id, min(used_at) as used_at from password_link where used_at is not null group by account_id) l
where l.account_id = a.id and a.email_confirmed_at is null;
update account a set email_confirmed_at = i.linked_at from social_identity i
where i.account_id = a.id and i.provider = 'google' and i.email = a.email and a.email_confirmed_at is null;
