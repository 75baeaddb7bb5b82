import { compose, DEMO_PACK, openFoundation } from './composition.ts';
import { readAppEnv, readConfig } from './config.ts';
import { consolePlugin } from './console-app.ts';
import { StartError } from './db/database.ts';
import { labPlugin } from './lab/lab.ts';
import { outsideScript } from './lab/outside-script.ts';
import { mountConsole } from './mount-console.ts';
import { BUILT_PAGES, mountPages, SOURCE_PAGES } from './mount-pages.ts';
import { outsideUrlOf } from './sandbox-providers.ts';
import { run, serve } from './serve.ts';

/** The same product with the demo content and the Lab. */
await run(async () => {
  if (readAppEnv(process.env, 'demo') !== 'demo') {
    throw new StartError('demo.ts brings the Lab and the sandbox, which production refuses: start main.ts');
  }
  const foundation = await openFoundation(readConfig(process.env, 'demo'));
  const product = await compose(foundation);
  const { content } = product.services;
  if (!(await content.isApplied(DEMO_PACK))) await content.apply(DEMO_PACK);
  const dev = process.env.SERVE_SOURCES === '1';
  await product.app.register(labPlugin, { product, dev });
  await product.app.register(consolePlugin, { product });
  await mountConsole(product.app, { dev });
  const headScript = outsideScript(outsideUrlOf(foundation.config));
  await mountPages(product, { ...(dev ? SOURCE_PAGES : BUILT_PAGES), headScript });
  const address = await serve(product.app, foundation.config);
  // In development another process listens for us, on another port.
  const shown = dev ? foundation.config.publicOrigin : address;
  process.stdout.write(`Juban is up: the Lab is at ${shown}/lab\n`);
});
