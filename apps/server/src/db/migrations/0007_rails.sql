-- More providers and ways to pay, several attempts on one order, and handles by which anybody may pay it.
alter table payments drop constraint payments_method_check;
alter table payments add constraint payments_method_check
  check (method in ('app', 'h5', 'page', 'qr', 'jsapi', 'iap', 'contract'));
alter table payments add constraint payments_provider_check
  check (provider in ('alipay', 'wechat', 'apple', 'qihoo', 'lenovo'));
-- Codes are asked for anew, under the same number; nobody kept one.
alter table payments drop column qr_content;

-- Whoever asks for the same way to pay, at once or again, gets the same attempt while it is open.
create unique index payments_one_open_attempt on payments (user_id, order_no, provider, method)
  where state = 'open';

-- What a scanned code carries. It names no user, so it cannot be kept by one: the hash is all there is to find it by.
create table order_handles (
  handle_hash text primary key,
  user_id bigint not null,
  order_no text not null,
  brand text not null,
  -- Real time: a code on a screen does not wait for the business clock.
  expires_at timestamptz not null,
  foreign key (user_id, order_no) references orders (user_id, order_no)
);
create index order_handles_by_owner on order_handles (user_id, expires_at);
