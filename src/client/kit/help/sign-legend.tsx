import { useContext } from 'react';
import styles from '../signs/sign.module.css';
import { SignsContext } from '../signs/signs.ts';

/** The meaning of signs, one sentence each. */
export function SignLegend({ ids }: { ids: readonly string[] }) {
  const signs = useContext(SignsContext);
  const known = ids.filter((id) => id in signs);
  if (known.length === 0) return undefined;
  return (
    <dl className={`stack bare snug ${styles.legend}`}>
      {known.map((id) => (
        <div key={id} className="hint">
          <dt className="strong">{signs[id]?.name}</dt> <dd>{signs[id]?.says}</dd>
        </div>
      ))}
    </dl>
  );
}
