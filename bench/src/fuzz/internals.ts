/** Words that only occur inside the product: stacks, files, SQL, libraries, error classes. */
const INTERNALS =
  /\bat [\w.<>]+ \(|node_modules|\.(?:ts|js|mjs):\d|\/(?:apps|packages|src)\/|\b(?:select|insert into|update|delete from)\b .{0,80}\b(?:from|set|values|where)\b|syntax error|relation "|pglite|drizzle|postgres|FST_ERR|Zod|\b\w+Error\b|ECONN|\[object /i;

/** Random strings, which may contain any word: recognised by their position and length in answers. */
const HANDLES: readonly RegExp[] = [
  // Pictures, tokens and handles that are a whole string.
  /"(?:data:image\/[a-z]+;base64,[^"]*|(?:\w+\/)?[\w.-]{24,}|\w+:[\w-]{27,}:[\w-]+)"/g,
  // A ticket in an address inside another address.
  /(?<=%2F)[0-9a-z]+\.[\w-]{32}/g,
  // Ticket and nonce of a login at a partner.
  /(?<=[?&](?:state=[0-9a-z]+\.|nonce=))[\w-]{32}(?!\w)/g,
  // The signature of a clip's address.
  /(?<=[?&]mark=)[\w-]{43}(?!\w)/g,
  // Signatures for a provider, as a field and in an address.
  /(?<=[?&]sign=)[\w%]{300,}|(?<="(?:sign|paySign)":")[\w+/=]{300,}/g,
  // A provider's order handle in the address of its cashier.
  /(?<=\/cashier\/|\bprepay_id=wx)[\w-]{24}(?![\w-])/g,
];

export function showsInternals(text: string): boolean {
  return INTERNALS.test(HANDLES.reduce((rest, handle) => rest.replaceAll(handle, ''), text));
}
