import { notify } from './notice.ts';

/** Browsers provide the clipboard only on localhost or over TLS. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(`${what}已复制`);
  } catch {
    notify(`浏览器不让复制，请手动选取：${text}`, true);
  }
}
