import type { Product } from '../composition.ts';
import type { BridgeScripts } from './bridge-scripts.ts';

/** What the Lab's routes share besides the product. */
export interface LabRouteOptions extends LabOptions {
  scripts: BridgeScripts;
}

export interface LabOptions {
  product: Product;
  /** Serve the Lab's pages from sources through Vite instead of from a build. */
  dev?: boolean;
}
