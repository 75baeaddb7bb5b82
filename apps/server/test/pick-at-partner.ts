/** The parameters that a partner's page returns with. */
export interface PartnerAnswer {
  ticket: string;
  openId: string;
  nickName: string;
  nonce: string;
  sign: string;
}

/** The return address of a partner's page, and the ticket in it. */
export function wayBackOf(url: string): { back: URL; ticket: string } {
  const back = new URL(new URL(url).searchParams.get('returnUrl') ?? '');
  return { back, ticket: back.pathname.split('/').at(-1) ?? '' };
}

/** Opens the partner's page and picks that account. */
export async function pickAtPartner(url: string, account: string, nickName = ''): Promise<PartnerAnswer> {
  const form = {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ account, nickName }),
  } as const;
  const answer = await fetch(url, form);
  const {
    userid = '',
    nickname = '',
    nonce = '',
    sign = '',
  } = Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams);
  return { ticket: wayBackOf(url).ticket, openId: userid, nickName: nickname, nonce, sign };
}
