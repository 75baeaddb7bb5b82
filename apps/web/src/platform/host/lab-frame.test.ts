import { describe, expect, it } from 'vitest';
import { isForeignFrame, LAB_ATTRIBUTE, readLabContainer } from './lab-frame.ts';
import { fakeWindow } from './testing/fake-window.ts';

const ORIGIN = 'http://127.0.0.1:3000';
const frameSaying = (container: string) => ({
  getAttribute: (name: string) => (name === LAB_ATTRIBUTE ? container : null),
});
const framedBy = (parent: object, frameElement: unknown) =>
  fakeWindow(`${ORIGIN}/vip`, { parent, frameElement });
const lab = { location: new URL(`${ORIGIN}/lab?host=ios`) };

describe('the frame of the Lab', () => {
  it('[A-102] reports which container it simulates', () => {
    const window = framedBy(lab, frameSaying('ios'));
    expect([readLabContainer(window), isForeignFrame(window)]).toEqual(['ios', false]);
  });

  const otherSite = {
    get location(): never {
      throw new Error('blocked a frame of another origin');
    },
  };
  it.each([
    ['another site, whose frame element is not visible', otherSite, null],
    ['another site with a visible frame element', otherSite, frameSaying('ios')],
    ['another origin', { location: new URL('https://evil.example/lab') }, frameSaying('ios')],
    ['another page of ours', { location: new URL(`${ORIGIN}/vip`) }, frameSaying('ios')],
    ['a path that begins like the Lab', { location: new URL(`${ORIGIN}/laboratory`) }, frameSaying('ios')],
    ['the Lab simulating nothing', lab, frameSaying('')],
    ['the Lab simulating an unknown container', lab, frameSaying('toString')],
  ])('[A-101] %s is ignored', (_what, parent, element) => {
    const window = framedBy(parent, element);
    expect([readLabContainer(window), isForeignFrame(window)]).toEqual([undefined, true]);
  });

  it('a top-level page has no frame', () => {
    const window = fakeWindow();
    expect([readLabContainer(window), isForeignFrame(window)]).toEqual([undefined, false]);
  });
});
