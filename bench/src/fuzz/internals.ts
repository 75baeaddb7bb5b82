/** Words that only the inside of the product uses: stacks, files, SQL, libraries, error classes. */
const INTERNALS =
  /\bat [\w.<>]+ \(|node_modules|\.(?:ts|js|mjs):\d|\/(?:apps|packages|src)\/|\b(?:select|insert into|update|delete from)\b .{0,80}\b(?:from|set|values|where)\b|syntax error|relation "|pglite|drizzle|postgres|FST_ERR|Zod|\b\w+Error\b|ECONN|\[object /i;

/** Random letters, in which any word may stand: each only in the place and the length that it has in answers. */
const HANDLES: readonly RegExp[] = [
  // Pictures, tokens and handles, which are the whole of a text.
  /"(?:data:image\/[a-z]+;base64,[^"]*|(?:\w+\/)?[\w.-]{24,}|\w+:[\w-]{27,}:[\w-]+)"/g,
  // A ticket in an address that another address carries.
  /(?<=%2F)[0-9a-z]+\.[\w-]{32}/g,
  // What a clip's address is signed with.
  /(?<=[?&]mark=)[\w-]{43}(?!\w)/g,
  // What a provider signs, as a field and in an address.
  /(?<=[?&]sign=)[\w%]{300,}|(?<="(?:sign|paySign)":")[\w+/=]{300,}/g,
  // A provider's own number of an order, by which its cashier is opened.
  /(?<=\/cashier\/|\bprepay_id=wx)[\w-]{24}(?![\w-])/g,
];

export function showsInternals(text: string): boolean {
  return INTERNALS.test(HANDLES.reduce((rest, handle) => rest.replaceAll(handle, ''), text));
}
