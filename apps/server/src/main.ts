import { compose, openFoundation } from './composition.ts';
import { readAppEnv, readConfig } from './config.ts';
import { serveConsole } from './console-app.ts';
import { StartError } from './db/database.ts';
import { BUILT_PAGES, mountPages } from './mount-pages.ts';
import { run, serve } from './serve.ts';

/** Production: the product without the Lab. */
await run(async () => {
  if (readAppEnv(process.env, 'production') !== 'production') {
    throw new StartError('main.ts starts production only: npm start runs the demo');
  }
  const foundation = await openFoundation(readConfig(process.env, 'production'));
  const product = await compose(foundation);
  await mountPages(product, BUILT_PAGES);
  const { app } = product;
  if (foundation.config.consolePort !== undefined) await serveConsole(product);
  const address = await serve(app, foundation.config);
  app.log.info({ address }, 'listening');
});
