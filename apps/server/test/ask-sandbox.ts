/** Asks a room of the sandbox, with a body or without; an answer that is not well is an error. */
export async function askSandbox<Result>(url: string, body?: object): Promise<Result> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<Result>;
}
