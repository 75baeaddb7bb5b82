import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';

const nothing = () => undefined;

/** The minimum of a DOM that React needs to run a component without output. */
function fakePlace(): Element {
  const defaultView = { HTMLIFrameElement: class {} };
  const page = {
    nodeType: 9,
    nodeName: '#document',
    addEventListener: nothing,
    activeElement: null,
    defaultView,
  };
  const place = {
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    ownerDocument: page,
    addEventListener: nothing,
  };
  return Object.assign(place, { namespaceURI: 'http://www.w3.org/1999/xhtml' }) as unknown as Element;
}

export interface RenderedHook<Props, Result> {
  readonly now: Result;
  rerender: (props: Props) => Promise<void>;
  leave: () => Promise<void>;
}

/** Runs a hook in React without a browser. */
export async function renderHook<Props, Result>(
  use: (props: Props) => Result,
  first: NoInfer<Props>,
): Promise<RenderedHook<Props, Result>> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  if (typeof window === 'undefined') Reflect.set(globalThis, 'window', new EventTarget());
  const results: Result[] = [];
  const Runner = (props: { given: Props }) => {
    results.push(use(props.given));
    return null;
  };
  const root = createRoot(fakePlace());
  const draw = (given: Props) => act(async () => root.render(createElement(Runner, { given })));
  await draw(first);
  return {
    get now() {
      return results.at(-1) as Result;
    },
    rerender: draw,
    leave: () => act(async () => root.unmount()),
  };
}
