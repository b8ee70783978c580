import { useState } from 'react';
import { useLocation } from 'wouter';
import { openTable } from '../connection/api.ts';
import { rememberedName } from '../device.ts';
import { gameEntry } from '../games/registry.ts';
import { useText } from '../language.ts';
import { Footer } from '../parts/footer.tsx';
import { CodeField } from './code-field.tsx';
import { Continue } from './continue.tsx';
import { ClosedDoor, OpenDoor } from './door.tsx';
import styles from './home-page.module.css';

/** The first page: four doors, a field for a code, and the way back to tables this device sits at. */
export function HomePage() {
  const text = useText();
  const [, go] = useLocation();
  const [opening, setOpening] = useState<'no' | 'under-way' | 'failed'>('no');

  async function open(how: 'with-bots' | 'with-friends') {
    setOpening('under-way');
    const game = gameEntry('dash');
    const bot = game?.bots[0];
    const created = await openTable({
      game: 'dash',
      name: rememberedName() ?? text.names.guest,
      ...(how === 'with-bots' && bot !== undefined && { bots: Array(game?.company ?? 1).fill(bot), start: true }),
    });
    if (created === undefined) return setOpening('failed');
    go(`/t/${created.code}`);
  }

  return (
    <>
      <main id="content" className={styles.home}>
        <div className={styles.welcome}>
          <h1>{text.home.title}</h1>
          <p>{text.home.lead}</p>
        </div>
        <Continue />
        <div className={styles.corridor}>
          <OpenDoor
            text={text.home.doors.dash}
            icon="dungeon-gate"
            busy={opening === 'under-way'}
            trouble={opening === 'failed' ? text.home.cannotOpen : undefined}
            onPlayNow={() => open('with-bots')}
            onInvite={() => open('with-friends')}
          />
          <ClosedDoor text={text.home.doors.time} icon="hourglass" />
          <ClosedDoor text={text.home.doors.days} icon="calendar" />
          <ClosedDoor text={text.home.doors.bag} icon="knapsack" />
        </div>
        <CodeField />
      </main>
      <Footer />
    </>
  );
}
