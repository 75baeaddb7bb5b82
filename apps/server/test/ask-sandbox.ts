/** Calls the sandbox, with or without a body; throws if the answer is not a success. */
export async function askSandbox<Result>(url: string, body?: object): Promise<Result> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<Result>;
}
