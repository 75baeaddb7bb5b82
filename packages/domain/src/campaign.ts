/** Values of the wire format: 1 can be claimed, 2 claimed, 3 not reached. */
export type MissionStatus = 1 | 2 | 3;

export function missionStatus(mission: { compliance: boolean; receive: boolean }): MissionStatus {
  if (!mission.compliance) return 3;
  return mission.receive ? 2 : 1;
}

/** What the game's maker reports about a player. */
export interface GameFacts {
  signedUp: boolean;
  /** Total of all top-ups, in fen. */
  toppedUp: number;
  /** Highest level in the squad; 0 without a squad. */
  level: number;
}

/** What a mission requires. `least` is an amount in fen for top-ups and a squad level for levels. */
export type MissionGoal =
  | { event: 'sign-up' }
  | { event: 'top-up'; least: number }
  | { event: 'level'; least: number }
  /** Has no condition: sharing happens in the client. */
  | { event: 'share' };

export function isReached(goal: MissionGoal, { signedUp, toppedUp, level }: GameFacts): boolean {
  if (goal.event === 'sign-up') return signedUp;
  if (goal.event === 'top-up') return toppedUp >= goal.least;
  return goal.event === 'level' ? level >= goal.least : true;
}

const NICK_NAME_LENGTH = 6;

/** Names longer than six characters are cut to six and get an ellipsis. */
export function campaignNickName(nickName: string): string {
  const characters = [...nickName];
  if (characters.length <= NICK_NAME_LENGTH) return nickName;
  return `${characters.slice(0, NICK_NAME_LENGTH).join('')}…`;
}
