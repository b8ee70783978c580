import { useEffect, useState } from 'react';
import { BarTools } from '../../../kit/parts/bar-tools.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import styles from './screen-page.module.css';
import { useSameRoomText } from './text/text.ts';

/** Tools of the big screen: full screen, and the tap browsers require before sound. */
export function ScreenTools() {
  const text = useSameRoomText();
  const isFull = useFullScreen();
  const isHeard = useHasBeenTouched();
  const canFill = document.fullscreenEnabled === true;
  return (
    <BarTools>
      {!isHeard && (
        <Button look="plain" className={styles.tool}>
          {text.sound}
        </Button>
      )}
      {canFill && (
        <Button
          look="quiet"
          className={`not-on-phone ${styles.tool}`}
          onClick={() => void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen())}
        >
          {isFull ? text.leaveFullScreen : text.fullScreen}
        </Button>
      )}
    </BarTools>
  );
}

function useFullScreen(): boolean {
  const [isFull, setFull] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  return isFull;
}

/** Any tap or key anywhere switches sound on. */
function useHasBeenTouched(): boolean {
  const [isTouched, setTouched] = useState(() => navigator.userActivation?.hasBeenActive ?? true);
  useEffect(() => {
    const touch = () => setTouched(true);
    // After the tap itself, or the button would disappear before its click.
    addEventListener('click', touch);
    addEventListener('keyup', touch);
    return () => {
      removeEventListener('click', touch);
      removeEventListener('keyup', touch);
    };
  }, []);
  return isTouched;
}
