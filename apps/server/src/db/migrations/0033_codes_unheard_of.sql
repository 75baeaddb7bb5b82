-- A code that the carrier said nothing about may never arrive: until one is confirmed, the code before it works too.
alter table sms_codes add column is_confirmed boolean not null default true;
