// Whether somebody points at a piece, or the piece came under a pointer that rests, because the map moved or what was pressed
// is gone.

export class Attention {
  private moves = 0; // of pointer, keys and focus
  private before = 0; // how many there were when another piece, or none, was touched

  readonly moved = (): void => {
    this.moves += 1;
  };

  /** Something is pressed: what lies there afterwards was not pointed at. */
  readonly pressed = (): void => {
    this.moved();
    this.before = this.moves;
  };

  /** Another piece is touched, or none. What comes back says, whenever it is asked, whether anybody moved for it. */
  turned(): () => boolean {
    const since = this.before;
    this.before = this.moves;
    return () => this.moves !== since;
  }
}
