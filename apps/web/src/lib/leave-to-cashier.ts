/** What a page may be sent to: the web, or the wallet's own app. */
const ALLOWED = /^(?:https?|alipays?|weixin):/i;

/** Alipay gives a form to send, or for a contract a link to open; WeChat and others give links. */
export function leaveToCashier(body: string): boolean {
  const link = body.trim();
  if (ALLOWED.test(link)) {
    openLink(link);
    return true;
  }
  return sendForm(body);
}

/** WeChat takes no payer who does not say which site they come from, which our pages otherwise tell nobody. */
function openLink(link: string): void {
  const anchor = document.createElement('a');
  anchor.href = link;
  anchor.referrerPolicy = 'origin';
  anchor.click();
}

/** The given form written anew: whatever else stands in the text (it brings a script) is left where it is. */
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
