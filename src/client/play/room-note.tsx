import { Link } from 'wouter';
import { buttonClass } from '../kit/parts/button.tsx';
import { useHostingText } from './hosting/text/text.ts';

/** For people who open a same-room table on a separate page: what it is, and how to make this its big screen. */
export function RoomNote({ code }: { code: string }) {
  const text = useHostingText();
  return (
    <div className="panel padded centred">
      <p>{text.inOneRoom}</p>
      <Link href={`/screen/${code}`} className={buttonClass('quiet')}>
        {text.openScreen}
      </Link>
    </div>
  );
}
