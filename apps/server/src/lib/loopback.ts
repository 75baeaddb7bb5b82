const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;

export function isLoopback(address: string): boolean {
  return LOOPBACK.test(address);
}
