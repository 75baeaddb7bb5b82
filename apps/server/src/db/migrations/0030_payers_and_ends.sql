-- Until when is drawn is published with the odds, and stays like them: from that moment on the seed is everybody's, and no
-- content opens the draw again. What was published before this ends where its campaign does by now.
alter table campaign_terms add column ends_at timestamptz;
alter table campaign_terms disable trigger campaign_terms_append_only;
update campaign_terms t set ends_at = c.ends_at from campaigns c where c.campaign = t.campaign;
alter table campaign_terms enable trigger campaign_terms_append_only;
alter table campaign_terms alter column ends_at set not null;
