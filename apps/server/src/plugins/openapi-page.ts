import type { Operation } from './openapi.ts';

const STYLE = `
  body{font:15px/1.6 system-ui,sans-serif;max-width:880px;margin:40px auto;padding:0 20px;color:#1c1a17;background:#f7f5f1}
  h1{font-size:24px} article{background:#fff;border-radius:10px;padding:16px 20px;margin:14px 0}
  h2{font:600 15px/1.5 ui-monospace,monospace;margin:0} h2 b{color:#80500f;margin-right:8px}
  p{margin:6px 0;color:#5c574e} table{border-collapse:collapse;font-size:13px} td{padding:3px 16px 3px 0;vertical-align:top}
  code{font-family:ui-monospace,monospace} small{color:#6d675c}`;

/** The contract for reading: no script, one article a call. */
export function renderDocs(operations: readonly Operation[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Juban calls</title><style>${STYLE}</style></head><body><main><h1>Juban calls</h1><p>${operations.length} calls; the machine-readable form is <a href="/api/openapi.json">openapi.json</a>.</p>${operations.map(renderOperation).join('')}</main></body></html>`;
}

function renderOperation({ name, call, summary, input, headers }: Operation): string {
  const sent = Object.entries(input.properties ?? {}).map(([field, schema]) => {
    const sealed = call.sealed?.includes(field) ? ', sealed under et 3' : '';
    return renderField(field, `${needOf(input.required?.includes(field))}${sealed}`, schema);
  });
  const carried = headers.map((header) =>
    renderField(header.name, `${needOf(header.required)}, a header`, header.schema),
  );
  const fields = [...sent, ...carried];
  const login = call.login ? ' <small>login</small>' : '';
  return `<article id="${name}"><h2><b>${call.method}</b>${call.path}${login}</h2><p>${escapeHtml(summary)}</p><table>${fields.join('')}</table></article>`;
}

const needOf = (isRequired = false) => (isRequired ? 'required' : 'optional');

const renderField = (name: string, note: string, schema: object) =>
  `<tr><td><code>${name}</code></td><td>${note}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
