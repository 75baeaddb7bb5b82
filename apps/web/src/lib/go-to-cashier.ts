/** Allowed targets: the web and the wallets' own apps. */
const ALLOWED = /^(?:https?|alipays?|weixin):/i;

/** Alipay returns a form to submit, or for a contract a link; WeChat and others return links. */
export function goToCashier(body: string): boolean {
  const link = body.trim();
  if (ALLOWED.test(link)) {
    openLink(link);
    return true;
  }
  return sendForm(body);
}

/** WeChat requires a referrer, which our pages otherwise do not send. */
function openLink(link: string): void {
  const anchor = document.createElement('a');
  anchor.href = link;
  anchor.referrerPolicy = 'origin';
  anchor.click();
}

/** Builds the form again from its fields, so that scripts and anything else in the text are ignored. */
function sendForm(html: string): boolean {
  const given = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  const action = given?.getAttribute('action') ?? '';
  if (!given || !/^https?:/i.test(action)) return false;
  const form = document.createElement('form');
  form.action = action;
  form.method = given.getAttribute('method') ?? 'post';
  form.acceptCharset = 'utf-8';
  form.hidden = true;
  for (const field of given.querySelectorAll<HTMLInputElement>('input[name]')) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = field.name;
    input.value = field.value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
  return true;
}
