/** The paths that also answer under /home, as the table of routes names them (a test compares). */
const CHILD =
  /^\/(?:dailyPunch|payTipIOS|(?:pieceList|filmCritic)(?:DDSP)?|outside\/vip_days\/[^/]+|share(?:\/(?:(?:go)?app|season|drama|sheetSquare)|_open\/[^/]+\/[^/]+)?)?$/;

export function isHomeChild(pathname: string): boolean {
  return CHILD.test(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);
}
