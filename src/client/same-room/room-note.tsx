import { Link } from 'wouter';
import { buttonClass } from '../kit/parts/button.tsx';
import { useSameRoomText } from './text/index.ts';

/** For whoever comes to a table in one room with a page of their own: what it is, and the way to be its big screen. */
export function RoomNote({ code }: { code: string }) {
  const text = useSameRoomText();
  return (
    <div className="panel padded centred">
      <p>{text.inOneRoom}</p>
      <Link href={`/screen/${code}`} className={buttonClass('quiet')}>
        {text.openScreen}
      </Link>
    </div>
  );
}
