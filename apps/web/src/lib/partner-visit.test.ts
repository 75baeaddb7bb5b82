import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A tab: its history entries and the current position. */
function openTab(entries: string[], at = entries.length - 1) {
  const kept = new Map<string, string>();
  const tab = { entries, at };
  const go = vi.fn((by: number) => {
    tab.at += by;
  });
  const push = (address: string) => {
    tab.entries.splice(tab.at + 1, Number.POSITIVE_INFINITY, address);
    tab.at += 1;
  };
  class History {
    get length() {
      return tab.entries.length;
    }
    state = null;
    go = go;
    pushState(_state: unknown, _title: string, address: string) {
      push(address);
    }
  }
  const location = {
    href: entries[at] ?? '',
    reload: vi.fn(),
    replace: (address: string) => {
      tab.entries[tab.at] = address;
    },
  };
  const window = Object.assign(new EventTarget(), { history: new History(), location });
  vi.stubGlobal('window', window);
  vi.stubGlobal('History', History);
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  return { tab, go, push, here: () => tab.entries[tab.at] };
}

let visit: typeof import('./partner-visit.ts');
beforeEach(async () => {
  vi.resetModules();
  visit = await import('./partner-visit.ts');
});
afterEach(() => void vi.unstubAllGlobals());

describe('a visit to the partner’s login page', () => {
  it('[C-008] ends on the page where it began, without the partner’s page behind it', () => {
    const { push, here, tab } = openTab(['home', 'union']);
    visit.leaveForPartner('partner');
    expect(here()).toBe('partner');
    push('status');
    expect(visit.returnFromPartner()).toBe(true);
    expect(here()).toBe('union');
    expect(tab.entries[tab.at - 1]).toBe('home');
  });

  it('[C-008] also from the middle of a history, and after several partner pages', () => {
    const { push, here } = openTab(['home', 'union', 'orders', 'login'], 1);
    visit.leaveForPartner('partner');
    for (const page of ['confirm', 'status']) push(page);
    expect(visit.returnFromPartner()).toBe(true);
    expect(here()).toBe('union');
  });

  it('[C-008] goes back only once, however often it is called', () => {
    const { push, go } = openTab(['union']);
    visit.leaveForPartner('partner');
    push('status');
    expect([visit.returnFromPartner(), visit.returnFromPartner()]).toEqual([true, true]);
    expect(go).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no visit was started', ['status'], false],
    ['history entries may have been lost', Array.from({ length: 50 }, () => 'page'), true],
  ])('[C-008] stays where %s', (_why, entries, leaves) => {
    const { push, go } = openTab(entries);
    if (leaves) {
      visit.leaveForPartner('partner');
      push('status');
    }
    expect(visit.returnFromPartner()).toBe(false);
    expect(go).not.toHaveBeenCalled();
  });
});
