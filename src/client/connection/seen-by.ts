import { changeSettings, type Settings } from '../device/settings.ts';
import { tellSeenBy } from './groups-api.ts';

/** Changes who sees that this device is at a table: from now on, and at its current table. */
export function changeSeenBy(seenBy: Settings['seenBy']): void {
  changeSettings({ seenBy });
  void tellSeenBy(seenBy);
}
