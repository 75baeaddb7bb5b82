import type { GameSetting } from '../game-data.ts';

type Name = keyof GameSetting;

interface SettingDeps {
  save: (change: Partial<GameSetting>) => Promise<GameSetting>;
  show: (change: Partial<GameSetting>) => void;
  onFailed: (cause: unknown) => void;
}

/** Saves taps on switches in sequence; a switch with a later pending tap is left to that one. */
export function createSettingLine({ save, show, onFailed }: SettingDeps) {
  /** One entry per unanswered tap. */
  const waiting: Name[] = [];
  /** The server's state. */
  let kept: Partial<GameSetting> = {};
  let last = Promise.resolve();

  const send = async (name: Name, value: boolean) => {
    const answer = await save({ [name]: value }).catch((cause: unknown) => ({ cause }));
    waiting.splice(waiting.indexOf(name), 1);
    if (!('cause' in answer)) {
      kept = answer;
      const settled = Object.entries(answer).filter(([name]) => !waiting.includes(name as Name));
      return show(Object.fromEntries(settled));
    }
    if (waiting.includes(name)) return;
    show({ [name]: kept[name] });
    onFailed(answer.cause);
  };

  return (name: Name, value: boolean): void => {
    if (!waiting.includes(name)) kept = { ...kept, [name]: !value };
    waiting.push(name);
    show({ [name]: value });
    last = last.then(() => send(name, value));
  };
}
