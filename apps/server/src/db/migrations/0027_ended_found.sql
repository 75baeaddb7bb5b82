-- What strangers ask for and nobody answers is forgotten once it has ended, a few at a time: found by when that was.
create index image_captchas_ended on image_captchas (expires_at);
create index risk_challenges_ended on risk_challenges (expires_at);
create index risk_passes_ended on risk_passes (expires_at);
