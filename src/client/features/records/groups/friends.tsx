import { useState } from 'react';
import { Link } from 'wouter';
import type { PresentFriend, PresentFriends } from '../../../../protocol/groups.ts';
import { fetchFriends } from '../../../connection/groups-api.ts';
import { tablesWithPeople } from '../../../device/kept/kept-games.ts';
import { forgetGroup, type KeptGroup, keptGroups, rememberGroup } from '../../../device/kept/kept-groups.ts';
import { AnimalIcon } from '../../../kit/crests/crest.tsx';
import { gameName } from '../../../kit/games/registry.ts';
import { useAgain } from '../../../kit/pages/use-again.ts';
import { buttonClass } from '../../../kit/parts/button.tsx';
import { useGroupsText } from './text/text.ts';

/** The number of groups named on the home page. */
const GROUPS = 3;

/** Stores the current members of one's groups; groups left on another device are forgotten. */
function noteGroups(groups: readonly KeptGroup[], found: PresentFriends['groups']): void {
  for (const group of groups) {
    const now = found.find(({ code }) => code === group.code);
    if (now === undefined) forgetGroup(group.code);
    else if (now.names.join() !== group.names.join()) rememberGroup({ ...group, names: now.names });
  }
}

/** On the home page: visible acquaintances at a table now, and one's groups. */
export function Friends() {
  const text = useGroupsText();
  const [friends, setFriends] = useState<readonly PresentFriend[]>([]);
  const groups = keptGroups();
  const tables = tablesWithPeople();
  useAgain(async (isWanted) => {
    if (groups.length + tables.length === 0) return;
    const found = await fetchFriends({ tables, groups: groups.map(({ code }) => code) });
    if (found === undefined || !isWanted()) return;
    noteGroups(groups, found.groups);
    setFriends(found.friends);
  });
  const yourGroups = groups.length > 0 && (
    <ul className="wrap links">
      {groups.slice(0, GROUPS).map(({ code, names }) => (
        <li key={code}>
          <Link href={`/g/${code}`}>{text.yourGroup(names)}</Link>
        </li>
      ))}
    </ul>
  );
  // Nobody to join: no box keeps people from the games below.
  if (friends.length === 0) {
    return (
      yourGroups && (
        <section className="stack gap-4" aria-labelledby="friends">
          <h2 id="friends" className="visually-hidden">
            {text.friends}
          </h2>
          <p className="hint">{text.nobodyHere}</p>
          {yourGroups}
        </section>
      )
    );
  }
  return (
    <section className="card" aria-labelledby="friends">
      <h2 id="friends">{text.friends}</h2>
      <ul className="lined">
        {friends.map(({ name, crest, code, game, status }) => (
          <li key={`${code}/${name}`} className="wrap spread">
            <span className="row shrinks">
              {crest !== undefined && <AnimalIcon animal={crest} />}
              <span>
                <strong>{name}</strong> {text.doing[status](gameName(game))}
              </span>
            </span>
            <Link href={`/t/${code}`} className={buttonClass('plain')}>
              {text.visit(name)}
            </Link>
          </li>
        ))}
      </ul>
      {yourGroups}
    </section>
  );
}
