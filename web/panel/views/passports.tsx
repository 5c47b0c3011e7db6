export default function View() {
  return <p>passports</p>;
}
