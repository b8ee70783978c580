import type { Subscriptions } from '../../journal/subscriptions.ts';
import type { House } from '../../table/house.ts';
import type { LoadedTables } from '../../table/loaded-tables.ts';
import type { Config } from '../config.ts';
import { mailSender } from './mail.ts';
import { newVapidKeys, pushSender, type VapidKeys } from './push.ts';
import { type NoticeTimes, TurnNotices } from './turn-notices.ts';

/** The contact for push services if PUBLIC_URL is not set. */
const NOBODY = 'mailto:nobody@undercroft.invalid';

/** The turn notices of a server, with its keys, which are created at the first start and stored with the data. */
export interface OpenTurnNotices {
  turnNotices: TurnNotices;
  keys: VapidKeys;
  hasMail: boolean;
  anyHost: boolean;
}

/** Opens the turn notices of a server. */
export async function openTurnNotices(
  config: Pick<Config, 'mail' | 'publicUrl' | 'pushToAnyHost'> & { noticeTimes?: Partial<NoticeTimes> },
  parts: { house: House; tables: LoadedTables; subscriptions: Subscriptions },
): Promise<OpenTurnNotices> {
  const { mail, publicUrl = '', pushToAnyHost: anyHost = false } = config;
  const kept = await parts.subscriptions.houseKey('vapid', JSON.stringify(newVapidKeys()));
  const keys = JSON.parse(kept) as VapidKeys;
  const subject = publicUrl.startsWith('https:') ? publicUrl : NOBODY;
  const senders = {
    push: pushSender({ keys, subject, anyHost }),
    ...(mail === undefined ? {} : { mail: mailSender(mail) }),
  };
  const turnNotices = new TurnNotices({ ...parts, senders, times: config.noticeTimes });
  return { turnNotices, keys, hasMail: mail !== undefined, anyHost };
}
