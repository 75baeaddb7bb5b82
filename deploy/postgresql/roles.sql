-- Rights of the product's role `juban` on what `juban_owner` owns: rows, and neither tables, triggers nor constraints, so
-- that nobody who takes a process over can switch off what keeps ledgers append-only. In the product's database, as `postgres`:
--   psql --dbname=juban --file=/opt/juban/deploy/postgresql/roles.sql
-- Tables that come later are included. Running it again changes nothing.
grant usage on schema public to juban;
grant select, insert, update, delete on all tables in schema public to juban;
grant usage, select on all sequences in schema public to juban;
alter default privileges for role juban_owner in schema public grant select, insert, update, delete on tables to juban;
alter default privileges for role juban_owner in schema public grant usage, select on sequences to juban;
