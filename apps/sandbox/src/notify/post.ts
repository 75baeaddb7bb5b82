/** A notification as it is posted. */
export interface Posting {
  notifyUrl: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  isGenuine: boolean;
}

/** The result of posting. */
export interface Posted {
  isGenuine: boolean;
  /** 0 without an answer. */
  httpStatus: number;
  answer: string;
}

export async function post(posting: Posting, timeLimitMs: number): Promise<Posted> {
  const { notifyUrl, headers, body, isGenuine } = posting;
  try {
    const response = await fetch(notifyUrl, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    return { isGenuine, httpStatus: response.status, answer: await response.text() };
  } catch {
    return { isGenuine, httpStatus: 0, answer: '' };
  }
}
