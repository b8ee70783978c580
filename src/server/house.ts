import { findBot } from '../bots/index.ts';
import { portableTimers } from '../engine/timers.ts';
import { usualBot } from '../games/catalogue.ts';
import { findBox } from '../games/index.ts';
import { newCode } from '../protocol/new-code.ts';
import { type House, platformRandom } from '../table/house.ts';

/** A house in a Node process: all games with their bots, and the platform's clock, timers and random source. */
export function newHouse({ journal, report, ...parts }: Pick<House, 'journal' | 'report'> & Partial<House>): House {
  return {
    journal,
    report,
    findBox: parts.findBox ?? findBox,
    findBot: parts.findBot ?? findBot,
    usualBot: parts.usualBot ?? usualBot,
    now: parts.now ?? portableTimers.now,
    schedule: parts.schedule ?? portableTimers.schedule,
    random: parts.random ?? platformRandom,
    newCode: parts.newCode ?? (() => newCode(platformRandom)),
    ...(parts.pause !== undefined && { pause: parts.pause }),
    ...(parts.strangers !== undefined && { strangers: parts.strangers }),
    ...(parts.think !== undefined && { think: parts.think }),
    ...(parts.allowGiven !== undefined && { allowGiven: parts.allowGiven }),
  };
}
