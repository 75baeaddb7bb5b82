-- A feedback may ask for a prize that support sends by hand. The foreign key makes sure that its writer won that draw.
alter table feedback
  add column kind text not null default 'problem' check (kind in ('problem', 'prize')),
  add column draw_campaign text,
  add column draw_no integer,
  add constraint feedback_prize_names_its_draw check (
    (kind = 'prize') = (draw_no is not null) and (draw_no is null) = (draw_campaign is null)),
  add constraint feedback_prize_is_no_complaint check (kind <> 'prize' or not is_privacy),
  add constraint feedback_draw_of_its_writer foreign key (user_id, draw_campaign, draw_no)
    references campaign_draws (user_id, campaign, draw_no);
