/** The title of something over the table, and the button that closes it; without `onClose` it stays. */
export function DrawerHead(props: {
  id?: string;
  title: string;
  closeLabel: string;
  onClose?: (() => void) | undefined;
}) {
  return (
    <div className="row spread drawer-head">
      <h2 id={props.id} className="title">
        {props.title}
      </h2>
      {props.onClose !== undefined && (
        <button type="button" className="sign" aria-label={props.closeLabel} onClick={props.onClose}>
          ✕
        </button>
      )}
    </div>
  );
}
