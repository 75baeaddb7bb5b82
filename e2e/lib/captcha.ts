import { type APIRequestContext, expect, type Locator } from '@playwright/test';

/** Reads the captcha's answer from the Lab. */
export async function readCaptcha(request: APIRequestContext, picture: Locator): Promise<string> {
  const src = await picture.getAttribute('src');
  const uuid = new URL(src ?? '', 'https://own.invalid').searchParams.get('uuid');
  const read = async () => (await (await request.get(`/lab/api/captcha?uuid=${uuid}`)).json()).answer;
  await expect.poll(read).toMatch(/^\d{4}$/);
  return read();
}
