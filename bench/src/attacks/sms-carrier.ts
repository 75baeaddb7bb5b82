import { createServer } from 'node:http';

export interface SmsCarrier {
  url: string;
  /** The last code sent to a phone. */
  readCode(phone: string): string | undefined;
  stop(): void;
}

/** Simulates Aliyun's SMS service: accepts every message and keeps the codes. */
export async function startSmsCarrier(): Promise<SmsCarrier> {
  const codes = new Map<string, string>();
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://carrier');
    const { code } = JSON.parse(searchParams.get('TemplateParam') ?? '{}') as { code?: string };
    if (code) codes.set(searchParams.get('PhoneNumbers') ?? '', code);
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ Code: 'OK' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    readCode: (phone) => codes.get(phone),
    stop: () => void server.close(),
  };
}
