/** The address of a challenge: a finished game on the server, and the seat to play. */
export function challengePath({ code, seat }: { code: string; seat: number }): string {
  return `/challenge/${code}/${seat}`;
}
