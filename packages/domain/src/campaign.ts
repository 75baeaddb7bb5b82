/** As pages know it: 1 can be claimed, 2 was claimed, 3 is not reached. */
export type MissionStatus = 1 | 2 | 3;

export function missionStatus(mission: { compliance: boolean; receive: boolean }): MissionStatus {
  if (!mission.compliance) return 3;
  return mission.receive ? 2 : 1;
}

/** What the game's maker tells of a player. */
export interface GameFacts {
  signedUp: boolean;
  /** All top-ups together, in fen. */
  toppedUp: number;
  /** The squad's highest; 0 without one. */
  level: number;
}

/** What a mission asks for; `least` is fen of top-ups or a level of the squad. */
export type MissionGoal =
  | { event: 'sign-up' }
  | { event: 'top-up'; least: number }
  | { event: 'level'; least: number }
  /** Asks for nothing: claiming it is the act. */
  | { event: 'share' };

export function isReached(goal: MissionGoal, { signedUp, toppedUp, level }: GameFacts): boolean {
  if (goal.event === 'sign-up') return signedUp;
  if (goal.event === 'top-up') return toppedUp >= goal.least;
  return goal.event === 'level' ? level >= goal.least : true;
}

const NICK_NAME_LENGTH = 6;

/** Six characters stay whole, of more the first six are shown. */
export function campaignNickName(nickName: string): string {
  const characters = [...nickName];
  if (characters.length <= NICK_NAME_LENGTH) return nickName;
  return `${characters.slice(0, NICK_NAME_LENGTH).join('')}…`;
}
