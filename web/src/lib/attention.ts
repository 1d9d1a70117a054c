// Whether somebody points at a piece, or the piece came under a pointer that rests, because the map moved or what was pressed
// is gone.

export class Attention {
  private moves = 0; // of pointer, keys and focus
  private before = 0; // how many there were when another piece, or none, was touched
  private finger = false; // one lies on the page

  readonly moved = (): void => {
    this.moves += 1;
  };

  /** Something is pressed: what lies there afterwards was not pointed at, except by a finger as long as it stays. */
  readonly pressed = (finger = false): void => {
    this.moved();
    this.before = this.moves;
    this.finger = finger;
  };

  readonly lifted = (): void => {
    this.finger = false;
  };

  /** Another piece is touched, or none. What comes back says, whenever it is asked, whether anybody moved for it. */
  turned(): () => boolean {
    const since = this.before;
    this.before = this.moves;
    return () => this.finger || this.moves !== since;
  }
}
