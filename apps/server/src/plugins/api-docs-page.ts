import type { ApiReferenceConfiguration } from '@scalar/fastify-api-reference';

const TITLE = 'Juban API';

/** The colours of the product's own pages, and three corrections of Scalar's layout. */
const STYLES = `
.light-mode {
  --scalar-background-1: #fff;
  --scalar-background-2: #f7f5f1;
  --scalar-background-3: #efece6;
  --scalar-background-accent: #fdf6e6;
  --scalar-color-1: #1c1a17;
  --scalar-color-2: #5c574e;
  --scalar-color-3: #6d675c;
  --scalar-color-accent: #80500f;
  --scalar-border-color: #e6e2da;
}
.dark-mode {
  --scalar-background-1: #0c0d11;
  --scalar-background-2: #14161c;
  --scalar-background-3: #1c1f28;
  --scalar-background-accent: #211c13;
  --scalar-color-1: #f4f1ea;
  --scalar-color-2: #b8b5ae;
  --scalar-color-3: #918f88;
  --scalar-color-accent: #eccb8a;
  --scalar-border-color: #262932;
}
/* A link to a call moves the focus to its whole section, which would be framed. */
.section:focus-visible {
  outline: none;
}
.t-doc__sidebar > .darklight-reference {
  padding-top: 12px;
  border-top: 1px solid var(--scalar-border-color);
}
/* On phones this button covers the address of the request. */
@media (width < 768px) {
  .scalar-client .scalar-sidebar-toggle {
    display: none;
  }
}`;

const CONFIGURATION: Partial<ApiReferenceConfiguration> = {
  url: '/api/openapi.json',
  theme: 'none',
  customCss: STYLES,
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  documentDownloadType: 'direct',
  authentication: { preferredSecurityScheme: 'token' },
  hiddenClients: true,
  showOperationId: true,
};

const CONFIGURATION_ATTRIBUTE = JSON.stringify(CONFIGURATION).replace(
  /[&"<>]/g,
  (char) => `&#${char.charCodeAt(0)};`,
);

/** The plugin's own page starts Scalar by an inline script, which a policy of 'self' blocks. */
export const renderDocsPage = (scriptAddress: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${TITLE}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
</head>
<body>
<script id="api-reference" type="application/json" data-configuration="${CONFIGURATION_ATTRIBUTE}"></script>
<script src="${scriptAddress}"></script>
</body>
</html>
`;
