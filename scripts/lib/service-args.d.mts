/** What Node is told for every process of the product. */
export declare const serviceArgs: readonly string[];
