import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../../ui/icon.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { GameSetting } from '../game-data.ts';
import { HallUserPart } from './hall-user-part.tsx';
import styles from './setting-screen.module.css';
import { useSetting } from './use-setting.ts';

const WORDS = {
  login: gamesHallTexts.settingLogin,
  loginHint: gamesHallTexts.settingLoginHint,
  failed: gamesHallTexts.settingFailed,
};

const SWITCHES = [
  { name: 'wifiOnly', label: gamesHallTexts.wifiOnly, hint: gamesHallTexts.wifiOnlyHint },
  { name: 'keepHistory', label: gamesHallTexts.keepHistory, hint: gamesHallTexts.keepHistoryHint },
] as const;

const WAYS = [
  { to: '/next/my-data', label: gamesHallTexts.myData, hint: gamesHallTexts.myDataHint },
  { to: '/games/rights', label: gamesHallTexts.rights, hint: '' },
  { to: '/games/agreement', label: gamesHallTexts.agreement, hint: '' },
  { to: '/next/feedback', label: gamesHallTexts.feedback, hint: '' },
] as const;

/** The user's settings for the hall, with links to own data. */
export function SettingScreen({ title }: { title: string }) {
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{title}</h1>
      <HallUserPart words={WORDS} skeleton={<Waiting />}>
        {({ setting }) => <Switches setting={setting} />}
      </HallUserPart>
      <h2 className={styles.title}>{gamesHallTexts.about}</h2>
      <ul className={styles.group}>
        {WAYS.map(({ to, label, hint }) => (
          <li key={to}>
            <Link to={to} className={styles.way}>
              <span>{label}</span>
              <small>{hint}</small>
              <Icon name="next" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}

function Switches({ setting }: { setting: GameSetting }) {
  const save = useSetting();
  return (
    <>
      <h2 className={styles.title}>{gamesHallTexts.settingHall}</h2>
      <div className={styles.group}>
        {SWITCHES.map(({ name, label, hint }) => (
          <div key={name}>
            <Switch
              label={label}
              hint={hint}
              checked={setting[name]}
              onChange={(value) => save(name, value)}
            />
          </div>
        ))}
      </div>
    </>
  );
}

function Waiting() {
  return (
    <>
      <h2 className={styles.title}>{gamesHallTexts.settingHall}</h2>
      <Skeleton>
        <div className={styles.group}>
          {SWITCHES.map(({ name }) => (
            <div key={name} className={styles.bone}>
              <Bone width="44%" height={15} />
              <Bone width={46} height={28} shape="action" />
            </div>
          ))}
        </div>
      </Skeleton>
    </>
  );
}
