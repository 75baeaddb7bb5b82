-- A mini-program pays under an application of its own: what was begun inside the official account cannot go on there.
alter table payments drop constraint payments_method_check;
alter table payments add constraint payments_method_check
  check (method in ('app', 'h5', 'page', 'qr', 'jsapi', 'mini', 'iap', 'contract'));
