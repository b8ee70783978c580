import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { fingerprint, shownSeedHash } from '../../device/kept-seed-hashes.ts';
import { whileWanted } from '../../kit/while-wanted.ts';
import { useAfterText } from './text.ts';

/** Whether the seed matches the fingerprint shown on this device before the end, computed in this page. */
export function Shuffle(props: { code: string; where?: 'here'; seedHash: string; seed: string }) {
  const { code, where, seedHash, seed } = props;
  const text = useAfterText().shuffle;
  const [promise] = useState(() => shownSeedHash(code) ?? seedHash);
  const [fits, setFits] = useState<boolean>();
  useEffect(() => whileWanted(fingerprint(seed), (found) => setFits(found === promise)), [seed, promise]);
  return (
    <>
      {/* Browsers offer crypto.subtle on secure pages only; the replay does not need it. */}
      {crypto.subtle !== undefined && (
        <p>
          <strong>{fits === undefined ? text.checking : fits ? `✓ ${text.honest}` : `✗ ${text.dishonest}`}</strong>
        </p>
      )}
      <p>
        <Link href={where === 'here' ? `/r/here/${code}` : `/r/${code}`}>{text.more}</Link>
      </p>
      <p>
        {text.promise}: <span translate="no">{promise}</span>
      </p>
      <p>
        {text.seed}: <span translate="no">{seed}</span>
      </p>
    </>
  );
}
